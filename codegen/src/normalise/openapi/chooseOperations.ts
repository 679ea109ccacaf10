import { nearest } from '../../diagnostics/nearest.ts'
import type { Report } from '../../diagnostics/report.ts'
import { escapeForRegExp } from '../../runtime/escapeForRegExp.ts'
import type { OperationChoice, OperationFilter } from '../operationChoice.ts'
import type { IncomingDraft, OperationDraft } from './operationDraft.ts'

export interface FoundOperations {
  readonly outgoing: readonly OperationDraft[]
  readonly incoming: readonly IncomingDraft[]
}

/** The chosen operations, those of webhooks too; callbacks belong to the operations that cause them. */
export function chooseOperations(
  found: FoundOperations,
  { include, exclude }: OperationChoice,
  { report, file }: { readonly report: Report; readonly file: string },
): FoundOperations {
  const all = [...found.outgoing, ...found.incoming.map(({ operation }) => operation)]
  const included = include && createMatcher(include)
  const excluded = exclude && createMatcher(exclude)
  const chosen = new Set(all.filter((draft) => included?.(draft) !== false && excluded?.(draft) !== true))
  for (const filter of [include, exclude]) if (filter !== undefined) reportUnmatched(filter, all)
  return {
    outgoing: found.outgoing.filter((draft) => chosen.has(draft)),
    incoming: found.incoming.flatMap((draft) => {
      if (draft.origin.kind === 'webhook') return chosen.has(draft.operation) ? [draft] : []
      const causedBy = draft.causedBy.filter((cause) => chosen.has(cause))
      return causedBy.length === 0 ? [] : [{ ...draft, causedBy }]
    }),
  }

  function reportUnmatched(filter: OperationFilter, drafts: readonly OperationDraft[]) {
    for (const kind of kinds) {
      for (const pattern of filter[kind.key] ?? []) {
        const matches = kind.matcher(pattern)
        if (drafts.some(matches)) continue
        const meant = nearest(pattern, drafts.flatMap(kind.values))
        report.mistake(
          { file, pointer: '' },
          `No operation has the ${kind.name} '${pattern}' of the configuration.`,
          meant === undefined ? 'Correct or remove the entry.' : `Did you mean '${meant}'?`,
        )
      }
    }
  }
}

type Matches = (draft: OperationDraft) => boolean

interface Kind {
  readonly key: keyof OperationFilter
  readonly name: string
  readonly values: (draft: OperationDraft) => readonly string[]
  readonly matcher: (pattern: string) => Matches
}

const kinds: readonly Kind[] = [
  {
    key: 'tags',
    name: 'tag',
    values: ({ tags }) => tags,
    matcher(pattern) {
      const expression = textPattern(pattern)
      return ({ tags }) => tags.some((tag) => expression.test(tag))
    },
  },
  {
    key: 'paths',
    name: 'path',
    values: ({ path }) => [path],
    matcher(pattern) {
      const [, method, path = ''] = /^(?:([A-Za-z]+) +)?(.*)$/s.exec(pattern) ?? []
      const expression = pathPattern(path)
      return (draft) =>
        (method === undefined || method.toLowerCase() === draft.method) && expression.test(draft.path)
    },
  },
  {
    key: 'ids',
    name: 'id',
    values: ({ id }) => (id === undefined ? [] : [id]),
    matcher(pattern) {
      const expression = textPattern(pattern)
      return ({ id }) => id !== undefined && expression.test(id)
    },
  },
]

function createMatcher(filter: OperationFilter): Matches {
  const matchers = kinds.flatMap(({ key, matcher }) => (filter[key] ?? []).map(matcher))
  return (draft) => matchers.some((matches) => matches(draft))
}

function textPattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.split(/\*+/).map(escapeForRegExp).join('.*')}$`, 's')
}

function pathPattern(pattern: string): RegExp {
  const source = pattern
    .split('**')
    .map((part) => part.split('*').map(escapeForRegExp).join('[^/]*'))
    .join('.*')
  return new RegExp(`^${source}$`, 's')
}
