import type { Model } from '../../model/schema.ts'
import type { HttpService } from '../../model/service.ts'

/** Links of a page, relative to that page. */
export interface Links {
  model(model: Model): string
  /** By the name of the operation. */
  operation(name: string): string
}

/** For a page with the whole service. */
export const linksInPage: Links = {
  model: (model) => `#${modelAnchor(model)}`,
  operation: (name) => `#${operationAnchor(name)}`,
}

/** For the page of a group of operations. */
export function linksFromGroup(group: string, { operations }: HttpService): Links {
  return {
    model: ({ name }) => pageAddress(`models/${name}`),
    operation(name) {
      const other = operations.find((operation) => operation.name === name)?.group ?? group
      return `${other === group ? '' : pageAddress(other)}#${operationAnchor(name)}`
    },
  }
}

/** For the page of a model. No model mentions an operation. */
export const linksFromModel: Links = {
  model: ({ name }) => pageAddress(name),
  operation: (name) => `#${operationAnchor(name)}`,
}

export function operationAnchor(name: string): string {
  return `operation-${name}`
}

export function modelAnchor({ name }: Model): string {
  return `model-${name}`
}

/** A page as the target of a link. Names of groups and models are identifiers, which are in an address as they are. */
export function pageAddress(path: string): string {
  return `${path}.md`
}
