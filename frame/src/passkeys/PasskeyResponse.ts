/** Reply of `navigator.credentials.create`, as `PublicKeyCredential.toJSON` writes it. */
export interface RegistrationResponse {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

/** Reply of `navigator.credentials.get`. */
export interface AssertionResponse {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  /** Of the account that the authenticator has the passkey for. */
  readonly userHandle?: string | undefined
}
