import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

/** Bundles a script for a page, as a host's bundler does. @returns modules that it imports */
async function bundle(script: string): Promise<readonly string[]> {
  const entry = '\0entry'
  const build = await rolldown({
    input: entry,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    platform: 'browser',
    logLevel: 'silent',
    resolve: { conditionNames: ['@wallet-kit/source', 'browser', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? script : null),
      },
    ],
  })
  try {
    const { output } = await build.generate({ format: 'esm' })
    return output.flatMap((part) => (part.type === 'chunk' ? part.imports : []))
  } finally {
    await build.close()
  }
}

test.each([
  ['createFrameService', '@wallet-kit/frame'],
  ['htmlPage', '@wallet-kit/frame/pages'],
])('%s of %s is refused in a page', async (name, specifier) => {
  await expect(bundle(`import { ${name} } from '${specifier}'\n${name}()`)).rejects.toThrow(
    new RegExp(`"${name}" is not exported by .*inBrowser`),
  )
})

test.each(['@wallet-kit/frame/page', '@wallet-kit/frame/smart-accounts'])(
  '%s is for pages, without modules of Node',
  async (specifier) => {
    const imported = await bundle(`export * from '${specifier}'`)
    expect(imported.filter((name) => /^node:/.test(name) || builtinModules.includes(name))).toEqual([])
    expect(imported.filter((name) => !name.endsWith('.js'))).toEqual([])
  },
)
