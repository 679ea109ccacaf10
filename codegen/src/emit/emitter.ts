import type { OutputFile } from '../fragment/outputFile.ts'
import type { Dialect, Service } from '../model/service.ts'

/**
 * A target: a pure function from one service to files. Emitters share the model and the names in `layout/`,
 * never each other. Files must lie in the folder of the emitter's layer (`client/…`) or, for a layer of a single
 * file, be that file (`catalogue`); the barrel `<layer>.ts` is made from the exported declarations.
 */
export interface Emitter<D extends Dialect = Dialect> {
  /** Name of the target in the configuration, and of the layer's folder. */
  readonly target: string
  readonly dialects: readonly D[]
  /** Targets whose files the output of this one imports; they are emitted as well. */
  readonly needs: readonly string[]
  /** Bivariant on purpose (method syntax): {@link AnyEmitter} represents emitters of all dialects. */
  emit(service: Extract<Service, { dialect: D }>): readonly OutputFile[]
}

/**
 * An emitter of whatever dialects. Apart from {@link Emitter}, because emitters of different dialects are assignable to
 * this, but not to each other's type.
 */
export interface AnyEmitter {
  readonly target: string
  readonly dialects: readonly Dialect[]
  readonly needs: readonly string[]
  emit(service: Service): readonly OutputFile[]
}
