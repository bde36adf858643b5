// One interactive region with a context for each control, as in WordPress blocks; the state is in the page.
import { getContext, store } from '@wordpress/interactivity';

const { state } = store('saved', {
  state: {
    get isSaved() {
      return Boolean(state.ids[getContext().id]);
    },
    get label() {
      return state.isSaved ? 'Saved' : 'Save';
    },
  },
  actions: {
    toggle() {
      const { id } = getContext();
      state.ids[id] = !state.ids[id];
    },
  },
});
