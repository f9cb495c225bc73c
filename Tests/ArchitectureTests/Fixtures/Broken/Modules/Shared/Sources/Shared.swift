import Chat
