/// The scripts that complete a program's command line. A script asks the program at each Tab, so it is never out of
/// date. It puts the answer into the line as words and never runs it.
extension CompletionShell {
  /// The script for a program.
  func script(for program: String) -> String {
    // Some shells do not permit a dash in a function's name.
    let function = String(program.map { $0 == "-" ? "_" : $0 })
    return switch self {
    case .bash: Self.bashScript(program, function)
    case .zsh: Self.zshScript(program, function)
    case .fish: Self.fishScript(program, function)
    }
  }

  private static func bashScript(_ program: String, _ function: String) -> String {
    #"""
    # Completions of \#(program) for bash, written by: \#(program) completions bash
    _\#(function)() {
      local answer kind word
      COMPREPLY=()
      answer=$(command \#(program) completions words -- bash "${COMP_LINE:0:COMP_POINT}" "$2" "$COMP_TYPE" 2>/dev/null) || return
      kind=${answer%%$'\n'*}
      case $kind in
        files) compopt -o default 2>/dev/null ;;
        folders) compopt -o dirnames 2>/dev/null ;;
        words)
          compopt -o nosort 2>/dev/null
          [[ $answer == *$'\n'* ]] || return
          while IFS= read -r word; do
            COMPREPLY+=("$word")
            [[ $word == */ ]] && compopt -o nospace 2>/dev/null
          done <<<"${answer#*$'\n'}"
          ;;
      esac
    }
    complete -F _\#(function) \#(program)

    """#
  }

  private static func zshScript(_ program: String, _ function: String) -> String {
    #"""
    #compdef \#(program)
    # Completions of \#(program) for zsh, written by: \#(program) completions zsh
    _\#(function)() {
      local answer line word
      local -a lines offered open shown openShown
      answer=$(command \#(program) completions words -- zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null) || return 1
      lines=("${(@f)answer}")
      case $lines[1] in
        files) compset -P '--*='; _files; return ;;
        folders) compset -P '--*='; _files -/; return ;;
      esac
      for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*}
        line=${line#*$'\t'}
        [[ -n $line ]] && line="${(r:24:)word}  $line" || line=$word
        if [[ $word == */ ]]; then
          open+=("$word") openShown+=("$line")
        else
          offered+=("$word") shown+=("$line")
        fi
      done
      (( $#open )) && compadd -l -V \#(program) -S '' -d openShown -a open
      (( $#offered )) && compadd -l -V \#(program) -d shown -a offered
      return 0
    }
    if [[ $funcstack[1] == _\#(function) ]]; then
      _\#(function) "$@"
    else
      compdef _\#(function) \#(program)
    fi

    """#
  }

  private static func fishScript(_ program: String, _ function: String) -> String {
    #"""
    # Completions of \#(program) for fish, written by: \#(program) completions fish
    function __\#(function)
      set -l before (commandline -opc)
      set -e before[1]
      set -l current (commandline -ct)
      set -l answer (command \#(program) completions words -- fish $before "$current" 2>/dev/null)
      set -l head (string match -r -- '^--[^=]*=' "$current")
      set -l value (string replace -r -- '^--[^=]*=' '' "$current")
      switch "$answer[1]"
        case files
          __fish_complete_path "$value" | string replace -r -- '^' "$head"
        case folders
          __fish_complete_directories "$value" | string replace -r -- '^' "$head"
        case words
          set -e answer[1]
          printf '%s\n' $answer
      end
    end
    complete -c \#(program) -k -f -a '(__\#(function))'

    """#
  }
}
