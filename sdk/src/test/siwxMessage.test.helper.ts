import type { SIWXMessage, SIWXMessageData } from '../signIn/siwx/SIWXConfig.ts'

type Fields = Pick<SIWXMessageData, 'accountAddress' | 'chainId'> & Partial<SIWXMessageData>

/** The text that a plug-in writes for these fields, as it should be. */
export function toSignInText(fields: SIWXMessageData): string {
  const [family, reference] = fields.chainId.split(':')
  const { statement } = fields
  const isEvm = family === 'eip155'
  const lines = {
    URI: fields.uri,
    Version: fields.version,
    'Chain ID': reference,
    Nonce: fields.nonce,
    'Issued At': fields.issuedAt,
    'Expiration Time': fields.expirationTime,
    'Not Before': fields.notBefore,
    'Request ID': fields.requestId,
  }
  return [
    `${fields.domain} wants you to sign in with your ${isEvm ? 'Ethereum' : 'Solana'} account:`,
    fields.accountAddress,
    '',
    ...(statement ? [statement, ''] : isEvm ? [''] : []),
    ...Object.entries(lines).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    ...(fields.resources ? ['Resources:', ...fields.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}

/** A message for this page. */
export function createSIWXMessage(fields: Fields, text?: (data: SIWXMessageData) => string): SIWXMessage {
  const data: SIWXMessageData = {
    domain: location.host,
    uri: location.href,
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: new Date().toISOString(),
    ...fields,
  }
  return { ...data, toString: () => (text ?? toSignInText)(data) }
}
