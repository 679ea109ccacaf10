import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of a workspace that have React, relative to its root; none where the folder is no root. */
export function findMembers(folder: string): readonly string[] {
  const patterns = [...ofManifest(folder), ...ofPnpm(folder)]
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) => {
      // `apps/*` and `apps/**` alike: the folders below.
      const base = pattern.replace(/\/\*+$/, '')
      if (base === pattern) return [base]
      const path = join(folder, base)
      if (!existsSync(path)) return []
      return readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${base}/${name}`)
    })
    .filter((member) => hasReact(join(folder, member, 'package.json')))
}

function hasReact(manifest: string): boolean {
  if (!existsSync(manifest)) return false
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
  return 'react' in { ...dependencies, ...devDependencies }
}

function ofManifest(folder: string): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const listed = Array.isArray(workspaces) ? workspaces : workspaces?.packages
  return Array.isArray(listed) ? listed : []
}

/** Lines of `packages:`; the file has hardly anything else before pnpm 10, and other keys begin a line. */
function ofPnpm(folder: string): readonly string[] {
  const path = join(folder, 'pnpm-workspace.yaml')
  if (!existsSync(path)) return []
  const [, block = ''] =
    /^packages:[ \t]*\r?\n((?:[ \t]*-.*(?:\r?\n|$)|[ \t]*\r?\n)*)/m.exec(readFileSync(path, 'utf8')) ?? []
  return [...block.matchAll(/^[ \t]*-[ \t]*['"]?([^'"\s#]+)/gm)].map(([, pattern = '']) => pattern)
}
