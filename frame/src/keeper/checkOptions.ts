import { FrameError } from '../errors/FrameError.ts'
import { problemsOfSite } from '../passkeys/verifyPasskey.ts'
import type { KeeperOptions } from './KeeperOptions.ts'

/** @throws FrameError `FRAME_CONFIGURATION_INVALID`, with every mistake and its place */
export function checkOptions({ origin, pageOrigins, passkeys }: KeeperOptions): void {
  const problems = [
    ...problemsOf('origin', origin),
    ...(pageOrigins.length === 0 ? ['pageOrigins: at least one is needed'] : []),
    ...pageOrigins.flatMap((value, index) => problemsOf(`pageOrigins.${index}`, value)),
    ...(pageOrigins.includes(origin)
      ? ['pageOrigins: the keeper is no party of its own on the origin of the page']
      : []),
  ]
  if (passkeys && problems.length === 0)
    problems.push(...problemsOfSite({ rpId: passkeys.rpId, origins: pageOrigins }))
  if (problems.length > 0)
    throw new FrameError('FRAME_CONFIGURATION_INVALID', { context: { problems: problems.join('; ') } })
}

function problemsOf(place: string, value: string): readonly string[] {
  const url = URL.parse(value)
  if (url?.origin !== value) return [`${place}: an origin such as https://keeper.example is needed`]
  const isOwnMachine = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(url.hostname)
  return url.protocol === 'https:' || isOwnMachine ? [] : [`${place}: only this machine may use http`]
}
