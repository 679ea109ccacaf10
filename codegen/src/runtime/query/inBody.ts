import { isRecord } from '../isRecord.ts'
import { inQuery, type PagePlace } from './queryPaging.ts'
import { pointedAt, unescaped } from './queryPointer.ts'

/** The page is in the body, where its name is a JSON pointer, else in the query. */
export const inBody: PagePlace = {
  read: (parameters, name) =>
    name.startsWith('/') ? pointedAt(parameters.body, name) : inQuery.read(parameters, name),
  write: (parameters, name, value) =>
    name.startsWith('/')
      ? { ...parameters, body: withValue(parameters.body, name.slice(1).split('/').map(unescaped), value) }
      : inQuery.write(parameters, name, value),
}

/** A copy with a value at a path; the objects on the way to it are made. */
function withValue(object: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const own = isRecord(object) ? object : {}
  return { ...own, [key]: withValue(own[key], rest, value) }
}
