import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type MigrationPlan, planMigration } from './planMigration.ts'
import { writeChanges } from './project/writeChanges.ts'

export interface MigratedFiles extends MigrationPlan {
  /** Text of a file after the migration. */
  after(path: string): string
  /** Findings as `file:line code: title`. */
  readonly found: readonly string[]
  /** Paths that a second migration would change. */
  readonly again: readonly string[]
}

/**
 * Migrates files in a folder of their own.
 *
 * @param packages dependencies of package.json
 * @param files by path
 */
export function migrateFiles(
  packages: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
  { wagmi3 = false }: { readonly wagmi3?: boolean } = {},
): MigratedFiles {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-kit-migrate-'))
  try {
    const manifest = { name: 'app', dependencies: packages }
    const all = { 'package.json': `${JSON.stringify(manifest, null, 2)}\n`, ...files }
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const known = new Map(Object.entries(all))
    const plan = planMigration({ folder, version: '0.1.0', wagmi3 })
    writeChanges(folder, plan.changes)
    const second = planMigration({ folder, version: '0.1.0', wagmi3 })
    return {
      ...plan,
      after: (path) => plan.changes.find((change) => change.path === path)?.after ?? known.get(path) ?? '',
      found: plan.findings.map(
        ({ file, line, code, difference }) => `${file}:${line} ${code}: ${difference.title}`,
      ),
      again: second.changes.map(({ path }) => path),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
