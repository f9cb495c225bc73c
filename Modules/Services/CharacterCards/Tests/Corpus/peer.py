"""Reads and writes cards with other implementations, for PeerTests.

    peer.py read FOLDER     prints one JSON object for each file: what tavern-card and aichar understand of it
    peer.py write FOLDER    writes pictures with the cards of FOLDER/cards.jsonl by tavern-card and aichar
"""
import json
import pathlib
import sys

import aichar
import tavern_card

folder = pathlib.Path(sys.argv[2])
FIELDS = ("name", "description", "personality", "scenario", "first_mes", "mes_example", "creator_notes",
          "system_prompt", "post_history_instructions", "alternate_greetings", "tags", "creator")


def understood(path):
    result = {"file": path.name}
    try:
        if path.suffix == ".png":
            card = tavern_card.parse_png_card(path.read_bytes())
        else:
            card = tavern_card.parse_card(path.read_bytes())
        data = card["data"]
        result["tavern_card"] = {field: data[field] for field in FIELDS}
        book = data["character_book"] or {}
        # It leaves a book as it is, so its entries may be anything.
        entries = book.get("entries") if isinstance(book, dict) else None
        entries = [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
        result["tavern_card"]["lore"] = [entry.get("content") for entry in entries]
    except Exception as error:  # The test compares the reason.
        result["tavern_card"] = str(error)
    try:
        load = aichar.load_character_card_file if path.suffix == ".png" else aichar.load_character_json_file
        card = load(str(path))
        result["aichar"] = {
            "name": card.name, "description": card.summary, "personality": card.personality,
            "scenario": card.scenario, "first_mes": card.greeting_message, "mes_example": card.example_messages}
    except BaseException as error:  # It panics, which is no Exception.
        result["aichar"] = str(error)
    return result


if sys.argv[1] == "read":
    for path in sorted(folder.iterdir()):
        print(json.dumps(understood(path)))
else:
    for number, line in enumerate((folder / "cards.jsonl").read_text().splitlines()):
        card = json.loads(line)
        (folder / f"{number}.tavern.png").write_bytes(tavern_card.write_png_card(card))
        data = {field: card["data"].get(field) or "" for field in FIELDS}
        other = aichar.create_character(
            data["name"], data["description"], data["personality"], data["scenario"], data["first_mes"],
            data["mes_example"], str(folder / f"{number}.tavern.png"))
        other.export_neutral_card_file(str(folder / f"{number}.aichar.png"))
        (folder / f"{number}.aichar.json").write_text(other.export_json("tavernai"))
