import path from 'node:path';
import ts from 'typescript';

const WRITTEN = [ts.SyntaxKind.StringLiteral, ts.SyntaxKind.NoSubstitutionTemplateLiteral];
const OF_WIDGET = ['title', 'help', 'fallback', 'plain'];

/**
 * Removes from a widget's bundle the texts of its definition that are for editors: title, help and the CMS's content.
 * Servers, scripts and the sandbox read those from the source.
 * @returns {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
export function stripEditorTexts() {
  return (context) => (file) => {
    if (path.basename(file.fileName) !== 'definition.ts') return file;
    /**
     * @param {ts.Node} node
     * @param {boolean} isWidget whether it is the argument of `defineWidget`
     * @returns {ts.Node}
     */
    const visit = (node, isWidget = false) => {
      if (!ts.isObjectLiteralExpression(node)) {
        const isDefinition = ts.isCallExpression(node) && node.expression.getText(file) === 'defineWidget';
        return ts.visitEachChild(node, (child) => visit(child, isDefinition), context);
      }
      const kept = node.properties.filter((property) => !isEditorText(property, isWidget));
      return context.factory.updateObjectLiteralExpression(
        node,
        kept.map((property) => ts.visitEachChild(property, (child) => visit(child), context)),
      );
    };
    return ts.visitEachChild(file, (node) => visit(node), context);
  };
}

/**
 * @param {ts.ObjectLiteralElementLike} property
 * @param {boolean} isWidget
 */
function isEditorText(property, isWidget) {
  if (!property.name || !ts.isIdentifier(property.name)) return false;
  const name = property.name.text;
  if (isWidget && OF_WIDGET.includes(name)) return true;
  // An option may be called `help` too; then it is not a text.
  return name === 'help' && ts.isPropertyAssignment(property) && WRITTEN.includes(property.initializer.kind);
}
