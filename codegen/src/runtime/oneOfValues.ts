import * as z from 'zod/mini'
import { canonicalJson } from './canonicalJson.ts'

/** One of a list of JSON values, objects and lists among them. */
export function oneOfValues<const T>(values: readonly T[]): z.ZodMiniType<T> {
  const texts = new Set(values.map(canonicalJson))
  return z.custom<T>((value) => value !== undefined && texts.has(canonicalJson(value)))
}
