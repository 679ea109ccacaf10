import type { SourceFile } from 'ts-morph'
import type { Place } from '../jsx/Place.ts'

export type KindName = 'vite' | 'next-app' | 'next-pages' | 'react-router' | 'tanstack-start'

/** A file that renders every page below it. */
export interface RootFile {
  /** Absolute. */
  readonly path: string
  /** The place of the provider; undefined where the file is not as expected. */
  findPlace(file: SourceFile): Place | undefined
}

/** An app of a kind that the kit can be added to. */
export interface FoundApp {
  readonly kind: KindName
  /** For people, e.g. `Next (App Router)`. */
  readonly title: string
  /** Folder of its source, absolute. */
  readonly code: string
  /** Empty where none was found. */
  readonly roots: readonly RootFile[]
  /** A root that is missing and may be created, absolute. */
  readonly missingRoot?: string
  /** Whether its files are TypeScript. */
  readonly isTyped: boolean
}
