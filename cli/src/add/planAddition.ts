import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { changedSources } from '../migrate/project/changedSources.ts'
import type { FileChange } from '../migrate/project/FileChange.ts'
import type { PackageEdits } from '../migrate/project/PackageEdits.ts'
import { readSources } from '../migrate/project/readSources.ts'
import type { PackageManager } from '../packageManager.ts'
import type { AddChoices } from './AddChoices.ts'
import type { AddContext, Manual } from './AddContext.ts'
import { addLogins } from './addLogins.ts'
import { addPackages } from './addPackages.ts'
import { addProvider } from './addProvider.ts'
import type { FoundApp } from './kinds/FoundApp.ts'
import { findFile } from './kinds/findFile.ts'
import { addPolicy } from './policy/addPolicy.ts'
import { createAddedFiles } from './project/addedFiles.ts'
import { defaultStyle, readStyle } from './project/ProjectStyle.ts'
import { addSignIn } from './signIn/addSignIn.ts'

export interface AdditionPlan {
  readonly changes: readonly FileChange[]
  /** Files that running the app will write, for `undo`. */
  readonly generated: readonly FileChange[]
  /** Changes that only a person can make. */
  readonly manual: readonly Manual[]
  readonly steps: readonly string[]
}

export interface PlanAdditionParameters {
  /** Absolute; has a package.json. */
  readonly folder: string
  readonly app: FoundApp
  readonly choices: AddChoices
  readonly packages: PackageEdits
  readonly manager: PackageManager
  /** Source files of the project, absolute. */
  readonly sources: readonly string[]
  /** Of wallet-kit's packages. */
  readonly version: string
}

/** Plans the addition of the kit to an app: its files as they are and as they would be. Writes nothing. */
export function planAddition(parameters: PlanAdditionParameters): AdditionPlan {
  const { folder, app, choices, packages, manager, sources, version } = parameters
  const { project, before } = readSources(sources)
  const known = new Map(before)
  // A file without imports is no source for a migration.
  const settings = ['next.config', 'vite.config'].flatMap((name) => findFile(join(folder, name)) ?? [])
  for (const path of [...app.roots.map((root) => root.path), ...settings]) {
    if (project.getSourceFile(path)) continue
    const file = project.createSourceFile(path, readFileSync(path, 'utf8'), { overwrite: true })
    known.set(file.getFilePath(), file.getFullText())
  }
  const manifest = packages.text
  const [first] = [...app.roots.map(({ path }) => path), ...sources].flatMap(
    (path) => project.getSourceFile(path) ?? [],
  )
  const style = first ? readStyle(first) : defaultStyle
  const manual: Manual[] = []
  const steps: string[] = []
  const toPath = (file: string) => relative(folder, file).split(sep).join('/')
  const files = createAddedFiles({ project, style, isTyped: app.isTyped })
  const context: AddContext = {
    folder,
    app,
    choices,
    project,
    style,
    packages,
    manager,
    version,
    files,
    toPath,
    addStep: (step) => steps.push(step),
    addManual: (each) => manual.push(each),
  }
  addProvider(context)
  if (choices.signIn === 'server') addSignIn(context)
  if (choices.policy) addPolicy(context)
  if (choices.logins.length > 0) addLogins(context)
  addPackages(context)
  const changed = changedSources(project, known, toPath)
  return {
    changes: [
      ...(packages.text === manifest
        ? []
        : [{ path: 'package.json', before: manifest, after: packages.text }]),
      ...files.texts(toPath),
      ...[...changed].sort((a, b) => (a.path < b.path ? -1 : 1)),
    ],
    generated: files.left(toPath),
    manual,
    steps,
  }
}
