import { globSync } from 'node:fs'

const skippedFolders = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results', 'fixtures'])

/** TypeScript and JavaScript files under a folder, sorted, with slashes; without build output and installed packages. */
export function sourceFiles(root: string): readonly string[] {
  return globSync('**/*.{ts,tsx,mts,js,mjs,jsx}', {
    cwd: root,
    exclude: (name) => skippedFolders.has(name.split(/[\\/]/).at(-1) ?? ''),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}
