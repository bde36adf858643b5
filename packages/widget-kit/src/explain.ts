export { correctMountPoint } from './explain/correctMountPoint';
export { describeProblem, type DescribedProblem } from './explain/describeProblem';
export {
  explainMountPoint,
  explainPastedPoint,
  type ExplainedOption,
  type ExplainedPoint,
} from './explain/explainMountPoint';
export {
  fillFallback,
  formatMountPoint,
  type FallbackFields,
  type OptionValues,
} from './explain/formatMountPoint';
export { formatWordPressCode } from './explain/formatWordPressCode';
export type { EditorLanguage, MarkupProblem } from './explain/MarkupProblem';
export { parseSnippet } from './explain/parseSnippet';
export type { Manifest, ManifestWidget, OptionSchema } from './manifest/Manifest';
