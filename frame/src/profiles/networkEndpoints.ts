/** Addresses of a network. */
export interface NetworkEndpoints {
  /** Page of the login. */
  readonly authorize: string
  /** Exchanges the code. */
  readonly token: string
  /** Base of the API that profiles are read from. */
  readonly api: string
}

/** Addresses as the networks document them. Another host has its own, such as a GitHub Enterprise Server. */
export const networkEndpoints = {
  github: {
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    api: 'https://api.github.com',
  },
  x: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    api: 'https://api.x.com/2',
  },
  discord: {
    authorize: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    api: 'https://discord.com/api/v10',
  },
  facebook: {
    authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
    token: 'https://graph.facebook.com/v24.0/oauth/access_token',
    api: 'https://graph.facebook.com/v24.0',
  },
} as const satisfies Readonly<Record<string, NetworkEndpoints>>
