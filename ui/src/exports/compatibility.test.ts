import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createAppKit } from '@wallet-kit/sdk'
import { mainnet } from '@wallet-kit/sdk/networks'
import { afterAll, describe, expect, it } from 'vitest'
import * as react from './index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const page = read('docs/guides/compatibility.md')

interface Described {
  readonly default?: unknown
}
interface Contract {
  readonly properties: Readonly<Record<string, Described>>
  readonly $defs: { readonly Features: { readonly properties: Readonly<Record<string, Described>> } }
}
const contract = JSON.parse(read('schemas/options/createAppKitOptions.schema.json')) as Contract

/** Options that are no data, which the contract leaves out. */
const otherOptions = ['adapters', 'connectors', 'siwx', 'siweConfig', 'storage', 'universalProvider']

/** Cells of the table below a heading. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const [lines] = section.split('\n## ')
  return (lines ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const namesOf = (heading: string) => rowsOf(heading).map(([name = '']) => name.replaceAll('`', ''))

function toCell(value: unknown): string {
  if (value === undefined) return '–'
  if (Array.isArray(value)) return `\`${value.join(', ')}\``
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}

const kit = createAppKit({ projectId: 'test', networks: [mainnet] })
afterAll(() => kit.destroy())

describe('the page of options, methods and hooks', () => {
  it('has every option with its default', () => {
    const { properties } = contract
    expect(namesOf('Options').toSorted()).toEqual([...Object.keys(properties), ...otherOptions].toSorted())
    for (const [cell = '', value] of rowsOf('Options')) {
      const name = cell.replaceAll('`', '')
      if (!otherOptions.includes(name)) expect(value, name).toBe(toCell(properties[name]?.default))
    }
  })

  it('says of every option whether it changes at run time', () => {
    const [, updatable = ''] = read('sdk/src/kit/AppKit.ts').split('export type UpdatableOptions')
    const names = [...updatable.matchAll(/'(\w+)'/g)].map(([, name]) => name)
    const rows = rowsOf('Options').filter(([, , atRunTime]) => atRunTime === 'yes')
    const said = rows.map(([name = '']) => name.replaceAll('`', ''))
    expect(said.toSorted()).toEqual(names.toSorted())
  })

  it('has every feature with its default', () => {
    const { properties } = contract.$defs.Features
    expect(rowsOf('Features').map(([name, value]) => [name, value])).toEqual(
      Object.entries(properties).map(([name, described]) => [`\`${name}\``, toCell(described.default)]),
    )
  })

  it('has every method of the instance', () => {
    const methods = Object.entries(kit).filter(([, value]) => typeof value === 'function')
    expect(namesOf('Methods and subscriptions of the instance').toSorted()).toEqual(
      methods.map(([name]) => name).toSorted(),
    )
  })

  it('has every hook and component', () => {
    const names = Object.keys(react)
    expect(namesOf('Hooks')).toEqual(names.filter((name) => /^use[A-Z]/.test(name)).toSorted())
    expect(namesOf('Components')).toEqual(names.filter((name) => /^[A-Z]/.test(name)).toSorted())
  })

  it('has every key of the storage', () => {
    const sources = globSync('sdk/src/**/*.ts', { cwd: root }).filter(
      (path) => !/\.test\.|testing\//.test(path),
    )
    const keys = sources.flatMap((path) =>
      [...read(path).matchAll(/(['`])(@appkit(?:-wallet)?\/[^'`\n]+|WALLETCONNECT_[A-Z_]+)\1/g)].map(
        ([, , key]) => key?.replace('$', ''),
      ),
    )
    expect(keys.length).toBeGreaterThan(10)
    expect(namesOf('Local storage').toSorted()).toEqual([...new Set(keys)].toSorted())
    for (const [key = '', , , link = ''] of rowsOf('Local storage')) {
      const path = /\]\(\.\.\/\.\.\/([\w./-]+)\)/.exec(link)?.[1] ?? ''
      const name = key.replaceAll('`', '').split(/[/:]/).at(-1) ?? ''
      expect(read(path), `${key} in ${path}`).toContain(name)
    }
  })

  it('lists setters that no kit has', () => {
    const names = namesOf('Setters that do not exist')
    expect(names).toContain('setCaipAddress')
    expect(names.filter((name) => name in kit)).toEqual([])
  })

  it('has a test for each that names it', () => {
    const headings = [
      'Options',
      'Features',
      'Methods and subscriptions of the instance',
      'Hooks',
      'Components',
    ]
    for (const row of headings.flatMap(rowsOf)) {
      const name = row[0]?.replaceAll('`', '') ?? ''
      const path = /\]\(\.\.\/\.\.\/([\w./-]+)\)/.exec(row.at(-1) ?? '')?.[1] ?? ''
      expect(path, name).toMatch(/\.(test|spec)\.tsx?$/)
      expect(existsSync(`${root}${path}`), path).toBe(true)
      expect(new RegExp(`\\b${name}\\b`).test(read(path)), `${name} in ${path}`).toBe(true)
    }
  })
})
