// Bundles the compiler into a few files in `dist/bundle`: a short run would spend half its time reading 300 of them.
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const folder = new URL('../', import.meta.url)
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
const output = fileURLToPath(new URL('dist/bundle', folder))

rmSync(output, { recursive: true, force: true })
const bundle = await rolldown({
  // One bundle for the command and for the entry that hosts import, so that their plugins and the command share modules.
  input: {
    cli: fileURLToPath(new URL('src/cli.ts', folder)),
    'exports/index': fileURLToPath(new URL('src/exports/index.ts', folder)),
  },
  platform: 'node',
  external: [/^node:/, ...Object.keys(dependencies)],
})
await bundle.write({ dir: output, entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' })
await bundle.close()
