import type { ExportDeclaration, ImportDeclaration } from 'ts-morph'
import { applyTextEdits, removeLine } from './textEdits.ts'

/** Removes a declaration and the rest of its line; comments above it stay. */
export function removeDeclaration(declaration: ImportDeclaration | ExportDeclaration): void {
  applyTextEdits(declaration.getSourceFile(), [removeLine(declaration)])
}
