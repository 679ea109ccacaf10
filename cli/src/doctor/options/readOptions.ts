import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Node } from 'ts-morph'
import { listFiles, readSources } from '../../migrate/project/readSources.ts'
import { evaluate, ImportedNetwork, KitCall, unread, withoutQuotes } from './evaluate.ts'

/** Options of `createAppKit`, as far as the source says them. */
export interface ReadOptions {
  /** File of the call, from the project's folder. */
  readonly file: string
  /** Values that are written out, by option. */
  readonly values: Readonly<Record<string, unknown>>
  /** Options whose value only a running app knows. */
  readonly unread: readonly string[]
}

/** Reads the first call of `createAppKit` in a project; undefined where there is none. Runs nothing of the project. */
export function readOptions(folder: string): ReadOptions | undefined {
  const { project } = readSources(listFiles(folder))
  const variables = readVariables(folder)
  for (const file of project.getSourceFiles()) {
    const call = file
      .getDescendants()
      .filter(Node.isCallExpression)
      .find((node) => node.getExpression().getText() === 'createAppKit')
    const [argument] = call?.getArguments() ?? []
    if (!argument) continue
    const value = evaluate(argument, { file, variables, bound: new Map(), seen: new Set([file]) })
    const entries =
      typeof value === 'object' && value !== null ? Object.entries(value) : [['options', unread]]
    return {
      file: relative(folder, file.getFilePath()),
      values: Object.fromEntries(entries.filter(([, each]) => !hasUnread(each))),
      unread: entries.filter(([, each]) => hasUnread(each)).map(([name]) => String(name)),
    }
  }
  return undefined
}

function hasUnread(value: unknown): boolean {
  if (value === unread) return true
  if (typeof value !== 'object' || value === null || value instanceof ImportedNetwork) return false
  return Object.values(value instanceof KitCall ? value.parameters : value).some(hasUnread)
}

/** Variables of the files that Vite and Next.js read, later ones first. */
function readVariables(folder: string): Readonly<Record<string, string>> {
  const files = ['.env', '.env.development', '.env.local', '.env.development.local'].map((name) =>
    join(folder, name),
  )
  return Object.fromEntries(
    files
      .filter((path) => existsSync(path))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^(\w+)=(.*)$/gm)])
      .map(([, name = '', value = '']) => [name, withoutQuotes(value.trim())]),
  )
}
