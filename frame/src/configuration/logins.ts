import { getDomain } from 'tldts'
import { z } from 'zod'
import { problemsOfSite } from '../passkeys/verifyPasskey.ts'
import { isOwnMachine, webAddress } from './values.ts'

const id = (of: string) => z.string().min(1).describe(of)
/** Names that accounts of other logins begin with. */
const taken = /^(?:email|passkey|farcaster|google|github|x|discord|facebook|telegram|apple)$/
const providerName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be a name such as acme')
  .refine((name) => !taken.test(name), 'is the name of another login')

const app = (network: string) =>
  z
    .strictObject({
      clientId: id(`App at ${network}`),
      clientSecret: id('Its secret'),
    })
    .optional()

const client = (network: string) =>
  z.strictObject({ clientId: id(`App at ${network}, the same as the service's`) }).optional()

/** The host's own provider, whose visitors need no login in the frame. */
const hostProvider = {
  id: providerName.describe("Name of the host's own provider, which is never changed: accounts belong to it"),
  issuer: z.string().min(1).describe('Issuer of its tokens'),
  audience: z.string().min(1).describe('Audience of tokens for the frame'),
  jwksUri: webAddress().describe('Address of its keys'),
}

const rpId = z
  .string()
  .min(1)
  .describe(
    "RP id of passkeys: host of the frame's page, or a parent domain of it that is yours alone. Never changed: passkeys belong to it",
  )

/** Whether browsers accept an RP id on the pages of these origins; they refuse domains that strangers share. */
export function isRpIdOf(id: string, origins: readonly string[]): boolean {
  const isOwn = isOwnMachine(`http://${id}`) || getDomain(id, { allowPrivateDomains: true }) !== null
  return (
    isOwn && problemsOfSite({ rpId: id, origins: origins.filter((each) => URL.canParse(each)) }).length === 0
  )
}

export const rpIdMessage =
  "must be the host of the frame's page, or a parent domain of it that is yours alone"

/** Ways to log in besides e-mail, of the service. */
export const serviceLogins = {
  google: app('Google'),
  github: app('GitHub'),
  x: app('X'),
  discord: app('Discord'),
  facebook: app('Facebook'),
  telegram: app('Telegram: the id of a bot'),
  apple: z
    .strictObject({
      clientId: id('Services ID at Apple'),
      teamId: id('Team that it belongs to'),
      keyId: id('Id of the private key'),
      privateKey: id('Content of the `.p8` file'),
    })
    .optional(),
  farcaster: z
    .strictObject({
      relay: webAddress().default('https://relay.farcaster.xyz').describe('Relay of Farcaster'),
      rpcUrl: webAddress().describe('Node of OP Mainnet, where ids are registered'),
    })
    .optional(),
  providers: z
    .record(
      providerName,
      z.strictObject({
        issuer: webAddress(),
        clientId: z.string().min(1),
        clientSecret: z.string().min(1),
        scope: z.string().min(1).default('openid email profile'),
      }),
    )
    .default({})
    .describe('Other logins by OpenID Connect, by name: `issuer`, `clientId`, `clientSecret`, `scope`'),
  hostProvider: z.strictObject(hostProvider).optional(),
  passkeys: z.strictObject({ rpId }).optional(),
}

/** The same logins, as the keeper verifies them by itself. */
export const keeperLogins = {
  google: client('Google'),
  apple: client('Apple'),
  telegram: client('Telegram'),
  discord: client('Discord'),
  github: app('GitHub'),
  facebook: app('Facebook'),
  x: z
    .boolean()
    .default(false)
    .describe('Whether visitors log in with X, which does not tell for whom a token is'),
  farcaster: z
    .strictObject({
      domains: z
        .array(z.string().min(1))
        .min(1)
        .describe('Hosts of the pages that embed the frame, such as `my-company.example`'),
      rpcUrl: webAddress().describe("Node of OP Mainnet, the keeper's own"),
    })
    .optional(),
  identityProviders: z
    .record(
      providerName,
      z.strictObject({ issuer: webAddress(), clientId: z.string().min(1), jwksUri: webAddress() }),
    )
    .default({})
    .describe('Other providers by OpenID Connect, by name: `issuer`, `clientId`, `jwksUri`'),
  hostProvider: z
    .strictObject({
      ...hostProvider,
      withoutNonce: z
        .boolean()
        .default(false)
        .describe('Accepts its tokens without a nonce, once each: see SECURITY.md'),
    })
    .optional(),
  passkeys: z
    .strictObject({
      rpId,
      hostOrigins: z.array(z.string()).default([]).describe("Pages that embed the frame's page"),
    })
    .optional(),
}
