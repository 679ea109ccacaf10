import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Finding, ok, problem, warning } from './Finding.ts'

interface CheckFilesParameters {
  /** Path of the configuration, which may have passwords in it. */
  readonly configurationFile: string
  readonly secretsFile: string
  /** Whether secrets come from the environment. */
  readonly hasSecretsVariable: boolean
}

/** Whether others on this machine can read secrets. */
export async function checkFiles({
  configurationFile,
  secretsFile,
  hasSecretsVariable,
}: CheckFilesParameters): Promise<readonly Finding[]> {
  const configuration = await modeOf(configurationFile)
  const secrets = hasSecretsVariable ? undefined : await modeOf(secretsFile)
  return [
    ...(configuration !== undefined && isOpen(configuration)
      ? [
          warning(
            'files',
            `Others can read ${basename(configurationFile)} (mode ${configuration.toString(8)})`,
            'chmod 600 it when there is a password in it',
          ),
        ]
      : []),
    hasSecretsVariable
      ? ok('files', 'Secrets come from the environment')
      : secrets === undefined
        ? warning(
            'files',
            `${basename(secretsFile)} is missing`,
            'The first start creates it; back it up apart from the database',
          )
        : isOpen(secrets)
          ? problem(
              'files',
              `Others can read ${basename(secretsFile)} (mode ${secrets.toString(8)})`,
              'chmod 600 it, and rotate the secret',
            )
          : ok('files', `Only its owner can read ${basename(secretsFile)}`),
  ]
}

const isOpen = (mode: number) => process.platform !== 'win32' && (mode & 0o077) !== 0

async function modeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mode & 0o777
  } catch {
    return undefined
  }
}
