import type { Report } from '../diagnostics/report.ts'
import { type Cursor, childCursor, rootCursor } from '../load/cursor.ts'
import type { DocumentSet } from '../load/documentSet.ts'
import type { SourceDocument } from '../load/sourceDocument.ts'
import { pointerTokens } from '../model/jsonPointer.ts'
import { noteLookup } from '../model/lookups.ts'
import type { Model } from '../model/schema.ts'
import type { HttpService } from '../model/service.ts'
import type { Context } from '../normalise/context.ts'
import { createResolvers } from '../normalise/createResolvers.ts'
import type { HttpContext } from '../normalise/openapi/httpContext.ts'
import type { OperationDraft } from '../normalise/openapi/operationDraft.ts'
import { normalisePathItem } from '../normalise/openapi/pathItem.ts'
import { linkIntersections } from '../normalise/schema/linkIntersections.ts'
import type { Parent } from '../normalise/schema/linkParents.ts'
import { declaredDirection } from '../normalise/schema/modelRegistry.ts'
import { normaliseSchema } from '../normalise/schema/normaliseSchema.ts'
import { createDialects } from '../normalise/schemaDialect.ts'
import { LazyModel } from './lazyModel.ts'
import { lazyOperation } from './lazyOperation.ts'
import { NotPartial } from './NotPartial.ts'
import type { ModelState, OperationState, ServiceState } from './serviceState.ts'

export interface LazyServiceParameters {
  readonly state: ServiceState
  readonly document: SourceDocument
  readonly documents: DocumentSet
  readonly report: Report
  readonly allowOutside: boolean
  /** Called for each schema with a discriminator that is read. */
  onParent(parent: Parent): void
}

/** A service as an earlier run knew it, whose models and operations are read from the contract when they are needed. */
export function createLazyService(parameters: LazyServiceParameters): HttpService {
  const { state, document, documents, report, allowOutside, onParent } = parameters
  const root = rootCursor(document)
  const byPointer = new Map<string, LazyModel>()
  const cursors = new Map<Model, Cursor>()
  const resolvers = createResolvers({ documents, report, input: document, allowOutside })
  const context: Context = {
    report,
    ...resolvers,
    references: { resolve: (at, reference) => resolvers.references.resolve(asSchema(at), reference) },
    models: {
      modelAt(target) {
        const model = target.document === document ? byPointer.get(target.pointer) : undefined
        if (model === undefined) throw new NotPartial('A schema refers to what was none before.')
        return model
      },
      addInline() {
        throw new NotPartial('A contract of this dialect is made whole.')
      },
      cursorOf(model) {
        noteLookup(model)
        return cursors.get(model)
      },
      directionOf(model) {
        const cursor = cursors.get(model)
        return cursor && declaredDirection(cursor)
      },
      next: () => undefined,
      all: () => [...byPointer.values()],
    },
    intersections: [],
    parentAt(parent) {
      onParent(parent)
      if (parent.isListed) return
      throw new NotPartial('Which schemas include a parent is found by reading all of them.')
    },
    schemaAt: (cursor, depth, outer) => normaliseSchema(context, cursor, depth, outer),
    dialectOf: createDialects(document),
  }
  for (const model of state.models) byPointer.set(model.pointer, createModel(model))

  function createModel(model: ModelState): LazyModel {
    const cursor = cursorAt(root, model.pointer)
    const created = new LazyModel(model, cursor, {
      read: () => context.schemaAt(cursor),
      link: () => linkIntersections(context.intersections.splice(0), context.report),
    })
    cursors.set(created, cursor)
    return created
  }

  const http: HttpContext = {
    ...context,
    schemeNames: new Set(state.facts.securitySchemes.map(({ name }) => name)),
    security: childCursor(root, 'security'),
    documentSecurity: state.facts.security,
    callbacks: [],
  }
  const read = new Map<string, readonly OperationDraft[]>()

  function readOperation({ path, method }: OperationState): OperationDraft {
    let drafts = read.get(path)
    if (drafts === undefined) {
      const item = childCursor(childCursor(root, 'paths') ?? root, path)
      drafts = item === undefined ? [] : normalisePathItem(http, item, { direction: 'outgoing', path })
      read.set(path, drafts)
    }
    const draft = drafts.find((candidate) => candidate.method === method)
    if (draft === undefined) throw new NotPartial(`${method} ${path} no longer exists.`)
    return draft
  }

  return {
    ...state.facts,
    models: [...byPointer.values()],
    operations: state.operations.map((operation) => lazyOperation(operation, () => readOperation(operation))),
    incoming: [],
  }
}

/** A `$ref` among properties is replaced by the text of its target, which no record of models knows. */
function asSchema(at: Cursor): Cursor {
  if (isAmongProperties(at.pointer)) throw new NotPartial('Properties are those of another schema.')
  return at
}

export function isAmongProperties(pointer: string): boolean {
  return pointer.endsWith('/properties/$ref')
}

function cursorAt(root: Cursor, pointer: string): Cursor {
  return new PointerCursor(root, pointer)
}

/** A place that is known by its pointer; its value is looked up on access. */
class PointerCursor implements Cursor {
  readonly document: SourceDocument
  readonly pointer: string
  readonly #root: Cursor
  #found: Cursor | undefined

  constructor(root: Cursor, pointer: string) {
    this.document = root.document
    this.pointer = pointer
    this.#root = root
  }

  get file(): string {
    return this.document.file
  }

  get value() {
    return this.#find().value
  }

  get parent() {
    return this.#find().parent
  }

  get key() {
    return this.#find().key
  }

  #find(): Cursor {
    if (this.#found !== undefined) return this.#found
    let cursor = this.#root
    for (const key of pointerTokens(this.pointer)) {
      const child = childCursor(cursor, key)
      if (child === undefined) throw new NotPartial(`${this.pointer} no longer exists.`)
      cursor = child
    }
    this.#found = cursor
    return cursor
  }
}
