import type { Project } from 'ts-morph'
import type { PackageEdits } from '../migrate/project/PackageEdits.ts'
import type { PackageManager } from '../packageManager.ts'
import type { AddChoices } from './AddChoices.ts'
import type { FoundApp } from './kinds/FoundApp.ts'
import type { AddedFiles } from './project/addedFiles.ts'
import type { ProjectStyle } from './project/ProjectStyle.ts'

/** The app that the kit is added to; sources are changed in memory only. */
export interface AddContext {
  /** Absolute. */
  readonly folder: string
  readonly app: FoundApp
  readonly choices: AddChoices
  readonly project: Project
  readonly style: ProjectStyle
  readonly packages: PackageEdits
  readonly manager: PackageManager
  /** Version of wallet-kit's packages. */
  readonly version: string
  readonly files: AddedFiles
  /** Name of a file relative to the project, with slashes. */
  toPath(file: string): string
  /** Adds a step for the user. */
  addStep(step: string): void
  /** Adds what could not be done, with the lines to add by hand. */
  addManual(manual: Manual): void
}

/** A change that only a person can make. */
export interface Manual {
  /** The reason, as a sentence. */
  readonly reason: string
  /** Lines to add, as the project writes them. */
  readonly lines: readonly string[]
}
