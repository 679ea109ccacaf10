import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import process from 'node:process'

/**
 * Makes folders hold these files and no others. Every file is complete at any time, because other processes may be
 * reading or replacing it.
 *
 * @param root of the paths
 * @param folders below the root
 * @param files content by path
 */
export function replaceFiles(
  root: string,
  folders: readonly string[],
  files: ReadonlyMap<string, string | Uint8Array>,
): void {
  for (const [path, content] of files) {
    const target = join(root, path)
    if (existsSync(target) && readFileSync(target).equals(Buffer.from(content))) continue
    mkdirSync(dirname(target), { recursive: true })
    const written = `${target}.${process.pid}`
    writeFileSync(written, content)
    renameSync(written, target)
  }
  for (const found of globSync(
    folders.map((folder) => `${folder}/**/*.{js,map,d.ts,md}`),
    { cwd: root },
  ))
    if (!files.has(found.split(sep).join('/'))) rmSync(join(root, found))
}
