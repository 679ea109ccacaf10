import { globSync } from 'node:fs'

const skippedFolders = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results', 'fixtures'])

/** TypeScript and JavaScript files under a folder, in order, with slashes; nothing that was built or installed. */
export function sourceFiles(root: string): readonly string[] {
  return globSync('**/*.{ts,tsx,mts,js,mjs,jsx}', {
    cwd: root,
    exclude: (name) => skippedFolders.has(name.split(/[\\/]/).at(-1) ?? ''),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}
