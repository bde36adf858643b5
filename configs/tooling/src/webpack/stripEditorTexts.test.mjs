import ts from 'typescript';
import { stripEditorTexts } from './stripEditorTexts.mjs';

/**
 * @param {string} source
 * @param {string} fileName
 */
const compile = (source, fileName = 'src/definition.ts') =>
  ts
    .transpileModule(source, {
      fileName,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      transformers: { before: [stripEditorTexts()] },
    })
    .outputText.replace(/\s+/g, ' ')
    .trim();

describe('stripEditorTexts', () => {
  it('removes what only editors read, and keeps the rest', () => {
    expect(
      compile(
        "export const definition = defineWidget({ name: 'a', title: 'A', help: 'It.', kind: 'react', options: { limit: option.number({ default: 12, help: `How many.` }) }, fallback });",
      ),
    ).toBe(
      "export const definition = defineWidget({ name: 'a', kind: 'react', options: { limit: option.number({ default: 12 }) } });",
    );
  });

  it('keeps options with these names', () => {
    const source =
      "export const definition = defineWidget({ options: { title: option.text({ default: '' }), help: option.flag({}) } });";
    expect(compile(source)).toBe(source);
  });

  it('leaves other files alone', () => {
    const source = "export const words = { help: 'Help' };";
    expect(compile(source, 'src/messages.ts')).toBe(source);
  });
});
