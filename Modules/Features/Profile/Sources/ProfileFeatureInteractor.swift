/// The data and actions for the whole feature: its screens and its commands. It has no member of its own.
@MainActor
public protocol ProfileFeatureInteractor: ProfileInteractor, OwnAvatarInteractor, CreateAvatarInteractor,
  CharacterWriterInteractor, CharacterArtistInteractor,
  PersonasInteractor, PersonaFormInteractor, PersonaPickerInteractor, PersonaCommandsInteractor,
  LorebooksInteractor, LorebookInteractor, LorebookFormInteractor, LorebookEntryInteractor, LorebookPlacesInteractor,
  LorebookCommandsInteractor, TemplatesInteractor, TemplateFormInteractor, TemplateCommandsInteractor
{}

/// Where the screens of the feature lead. It has no member of its own.
@MainActor
public protocol ProfileFeatureRouter: ProfileRouter, OwnAvatarRouter, CreateAvatarRouter,
  PersonasRouter, PersonaFormRouter, PersonaPickerRouter, LorebooksRouter, LorebookRouter, LorebookFormRouter,
  LorebookEntryRouter, LorebookPlacesRouter, TemplatesRouter, TemplateFormRouter
{}
