import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { homes } from './homes.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folders: Readonly<Record<string, string>> = { '@wallet-kit/sdk': 'sdk', '@wallet-kit/react': 'ui' }

/** Names that the source of an entry exports. */
function exportsOf(module: string): readonly string[] {
  const name = Object.keys(folders).find((each) => module === each || module.startsWith(`${each}/`)) ?? ''
  const folder = folders[name] ?? ''
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const file = exports[`.${module.slice(name.length)}`]['@wallet-kit/source']
  const text = readFileSync(join(root, folder, file), 'utf8')
  return [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((each) =>
      each
        .trim()
        .replace(/^type /, '')
        .replace(/^\w+ as /, ''),
    ),
  )
}

const moves = Object.entries(homes).flatMap(([from, list]) =>
  list.flatMap(({ module, names, renamed = {} }) =>
    [...names, ...Object.values(renamed)].map((name) => ({ from, module, name })),
  ),
)

test.each(moves)('$name of $from is in $module', ({ module, name }) => {
  expect(exportsOf(module)).toContain(name)
})

test('networks of other chain families are all that networks lack', async () => {
  const { otherNetworks } = await import('./homes.ts')
  const text = readFileSync(join(root, 'ui/src/exports/networks.ts'), 'utf8')
  for (const name of otherNetworks) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`))
})
