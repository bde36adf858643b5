export { createManifestWidget } from './manifest/createManifestWidget';
export { defineEditorTexts, type EditorTexts, type Translated } from './definition/EditorTexts';
export { MANIFEST_SCHEMA, type Manifest, type ManifestWidget, type OptionSchema } from './manifest/Manifest';
