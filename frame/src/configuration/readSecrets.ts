import { randomBytes } from 'node:crypto'
import { link, open, rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { invalid } from './readConfiguration.ts'

export interface ReadSecretsParameters {
  /** Path of the file, which is created with one new secret when it is missing. */
  readonly file: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Its secrets, separated by commas or spaces, are used in place of the file's: `FRAME_SECRETS`. */
  readonly variable: string
}

const content = z.strictObject({ secrets: z.array(z.string().min(32)).min(1) })

/**
 * Secrets of a party, the newest first.
 *
 * @throws FrameError `FRAME_CONFIGURATION_INVALID` when others can read the file, or a secret is short or there twice
 */
export async function readSecrets({ file, environment, variable }: ReadSecretsParameters) {
  const text = environment[variable]
  if (text !== undefined) return check(variable, text.split(/[\s,]+/).filter(Boolean))
  const isNew = await create(file)
  return { ...(await read(file)), isNew }
}

async function read(file: string) {
  const name = basename(file)
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw invalid([`${name}: cannot be read (${error.code})`])
  })
  try {
    // Of the file that is open, so that it cannot be exchanged in between.
    const { mode } = await handle.stat()
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw invalid([
        `${name}: others can read it (mode ${(mode & 0o777).toString(8)}); chmod 600 it, and rotate`,
      ])
    return check(name, toSecrets(await handle.readFile('utf8')))
  } finally {
    await handle.close()
  }
}

/** Undefined where the file has another form; what is in it is not repeated. */
function toSecrets(text: string): readonly string[] | undefined {
  try {
    const { secrets } = JSON.parse(text) as { readonly secrets?: unknown }
    return Array.isArray(secrets) ? secrets.map(String) : undefined
  } catch {
    return undefined
  }
}

function check(place: string, secrets: readonly string[] | undefined) {
  const result = content.safeParse({ secrets })
  if (!result.success)
    throw invalid([`${place}: must be {"secrets": ["…"]}, each of at least 32 random characters`])
  if (new Set(secrets).size !== secrets?.length) throw invalid([`${place}: has a secret twice`])
  return { secrets: result.data.secrets, isNew: false }
}

/** Whether the file was missing. Of processes that start together one creates it, and no one reads half of it. */
async function create(file: string): Promise<boolean> {
  const exists = await stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw invalid([`${basename(file)}: cannot be read (${error.code})`])
      return false
    },
  )
  if (exists) return false
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw invalid([`${basename(file)}: cannot be created (${error.code})`])
  })
  try {
    const secrets = [randomBytes(32).toString('base64url')]
    await handle.writeFile(`${JSON.stringify({ secrets }, undefined, 2)}\n`)
    await handle.sync()
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await handle.close()
    await rm(draft)
  }
}
