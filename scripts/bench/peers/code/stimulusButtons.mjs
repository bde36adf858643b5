// A controller for each control, as is usual with Stimulus; they share one store with listeners by id.
import { Application, Controller } from '@hotwired/stimulus';
import { paint, readSaved } from './readSaved.mjs';

const saved = readSaved();
const listeners = new Map();

class SaveController extends Controller {
  static values = { id: String };
  static targets = ['control'];

  connect() {
    this.show = () => paint(this.controlTarget, saved.has(this.idValue));
    listeners.set(this.idValue, (listeners.get(this.idValue) ?? new Set()).add(this.show));
    this.show();
  }

  disconnect() {
    listeners.get(this.idValue).delete(this.show);
  }

  toggle(event) {
    event.preventDefault();
    if (!saved.delete(this.idValue)) saved.add(this.idValue);
    for (const show of listeners.get(this.idValue)) show();
  }
}

Application.start().register('save', SaveController);
