import { type Finding, problem } from './Finding.ts'

export const proxyRemedy = 'Let the proxy pass the headers of the service on as they are'
export const restart = `Restart the service with this configuration. ${proxyRemedy}`

interface CheckPolicyParameters {
  /** Path of the page, for the operator. */
  readonly name: string
  readonly policy: ReadonlyMap<string, readonly string[]>
  readonly keeperOrigin: string | undefined
}

/** The parts of its policy that the frame's page and the dashboard have in common. */
export function checkPolicy({ name, policy, keeperOrigin }: CheckPolicyParameters): readonly Finding[] {
  return [...checkScriptSources(name, policy), ...checkConnections(name, policy, keeperOrigin)]
}

function checkScriptSources(name: string, policy: CheckPolicyParameters['policy']): readonly Finding[] {
  const sources = policy.get('script-src') ?? policy.get('default-src')
  if (!sources) return [problem('page', `The policy of ${name} allows any script`, proxyRemedy)]
  return sources
    .filter((source) => /^(?:\*|https?:|'unsafe-\w+')$/.test(source))
    .map((source) => problem('page', `The policy of ${name} allows scripts by ${source}`, proxyRemedy))
}

function checkConnections(
  name: string,
  policy: CheckPolicyParameters['policy'],
  keeperOrigin: string | undefined,
): readonly Finding[] {
  const sources = policy.get('connect-src') ?? policy.get('default-src') ?? ['*']
  const { protocol = '' } = URL.parse(keeperOrigin ?? '') ?? {}
  if (keeperOrigin === undefined || [keeperOrigin, protocol, '*'].some((each) => sources.includes(each)))
    return []
  return [
    problem('page', `Browsers do not let ${name} ask the keeper: connect-src lacks ${keeperOrigin}`, restart),
  ]
}
