/** The form for places that have none, with its words: a file of its own, since most pages bring theirs. */
export const loadForm = () =>
  import(/* webpackChunkName: 'form' */ './form/buildForm').then(({ buildForm }) => buildForm);
