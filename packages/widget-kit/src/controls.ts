export { createElementIndex, type ElementIndex } from './controls/createElementIndex';
export {
  enhanceControl,
  findEnhancedControl,
  restoreControls,
  type ControlKind,
} from './controls/enhanceControl';
export { enhanceToggles, type Toggle, type Toggles } from './controls/enhanceToggles';
export { findControl } from './controls/findControl';
export { listenForPresses } from './controls/listenForPresses';
export { parseId } from './controls/parseId';
export { getObjectName } from './controls/getObjectName';
export { setAttributeIfChanged } from './controls/setAttributeIfChanged';
export { swapText } from './controls/swapText';
export { keepFallback } from './mount/keepFallback';
