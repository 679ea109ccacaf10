import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'

/** YAML 1.2 (no `yes`, no dates to trip over), and `<<`, which many documents use. */
const schema = CORE_SCHEMA.withTags(mergeTag)

/** Levels of nesting that YAML may have; what a contract may nest is checked later. */
const maxDepth = 1_000

/** @throws YAMLException for text that is no YAML, with the offset of the mistake. */
export function parseYaml(text: string): unknown {
  return load(text, { schema, maxDepth })
}
