import { noteLookup } from '../model/lookups.ts'
import type { Place } from '../model/place.ts'
import type { Model, Schema } from '../model/schema.ts'
import type { ModelState } from './serviceState.ts'

/** Reads one model. */
export interface ModelReader {
  read(): Schema
  /** Works out what the schema's parts know of each other. */
  link(): void
}

/** A model of which everything but the schema is known; that is read on access. */
export class LazyModel implements Model {
  readonly name: string
  readonly camelName: string
  readonly wireName: string
  readonly recursive: boolean
  readonly directional: boolean
  readonly place: Place
  readonly #reader: ModelReader
  #schema: Schema | undefined

  constructor(
    { name, camelName, wireName, recursive, directional }: ModelState,
    place: Place,
    reader: ModelReader,
  ) {
    this.name = name
    this.camelName = camelName
    this.wireName = wireName
    this.recursive = recursive
    this.directional = directional
    this.place = place
    this.#reader = reader
  }

  get schema(): Schema {
    noteLookup(this)
    if (this.#schema === undefined) {
      this.#schema = this.#reader.read()
      // Only now: models that it links to may read it.
      this.#reader.link()
    }
    return this.#schema
  }
}
