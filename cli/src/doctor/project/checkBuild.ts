import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../Finding.ts'

/** Folders into which bundlers write what browsers load. */
const outputs = ['.next/static', 'dist', 'build/client', 'build', 'out'] as const

/** Texts that minifying keeps, and that each copy of a library has once. */
const marks = [
  { name: '@wallet-kit/sdk', mark: 'wallet-kit.droppedItems' },
  { name: 'viem', mark: 'https://viem.sh' },
] as const

/** Copies of libraries in what was built, where it was built. */
export function checkBuild(folder: string, given?: string): readonly Finding[] {
  const output = given ?? outputs.find((each) => existsSync(join(folder, each)))
  if (output === undefined) {
    return [
      {
        id: 'build/none',
        level: 'note',
        text: 'Nothing is built, so copies of libraries in the bundle were not counted.',
        remedy: 'Build the app first, or name its folder with --build.',
      },
    ]
  }
  const texts = listScripts(join(folder, output)).map((path) => readFileSync(path, 'utf8'))
  return marks.map(({ name, mark }): Finding => {
    const copies = texts.reduce((sum, text) => sum + text.split(mark).length - 1, 0)
    if (copies < 2)
      return {
        id: 'build/copies',
        level: 'ok',
        text: `${name} is in ${output} ${copies === 1 ? 'once' : 'not at all'}`,
      }
    return {
      id: 'build/copies',
      level: 'error',
      text: `${name} is in ${output} ${copies} times.`,
      remedy: `Have one version of it (see packages/copies), and one entry: a page that loads both a bundle and a script of the kit has two.`,
    }
  })
}

function listScripts(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
}
