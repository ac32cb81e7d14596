import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Returns the names that can be imported from a source file, types included; `export *` is followed. */
export function exportedNames(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return [...new Set(tree.statements.flatMap((statement) => namesOf(statement, file)))].toSorted()
}

function namesOf(statement: ts.Statement, file: string): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement
    if (exportClause && ts.isNamedExports(exportClause)) return exportClause.elements.map(({ name }) => name.text)
    if (exportClause) return [exportClause.name.text]
    const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? fileMeant(file, moduleSpecifier.text) : undefined
    return from ? exportedNames(from) : []
  }
  if (!isExported(statement)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.Statement & { name?: ts.Identifier }
  return name ? [name.text] : []
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function fileMeant(from: string, specifier: string): string | undefined {
  const base = join(dirname(from), specifier.replace(/\.js$/, ''))
  return ['.ts', '.tsx'].map((end) => base + end).find(existsSync)
}
