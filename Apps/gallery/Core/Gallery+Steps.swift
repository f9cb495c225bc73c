import Steps

extension GalleryInteractor: StepsInteractor {}

extension GalleryBuilder {
  var steps: StepsBuilder { StepsBuilder(interactor: interactor) }
}
