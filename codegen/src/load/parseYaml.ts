import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'

/** YAML 1.2 (no `yes`, no dates to trip over), and `<<`, which many documents use. */
const schema = CORE_SCHEMA.withTags(mergeTag)

/** Maximum nesting of YAML; the nesting of a contract is checked later. */
export const maximumYamlDepth = 1_000

/** Keys that all `<<` of a document may bring together; merges of merges would be without end. */
const maxTotalMergeKeys = 1_000_000

/**
 * @param lastKeyCounts Whether a mapping may have a key twice.
 * @throws YAMLException for text that is no YAML, with the offset of the mistake.
 */
export function parseYaml(text: string, lastKeyCounts = false): unknown {
  return load(text, { schema, maxDepth: maximumYamlDepth, maxTotalMergeKeys, json: lastKeyCounts })
}
