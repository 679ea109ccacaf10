/** A server that this test worker started and stops. */
export interface RunningServer {
  readonly origin: string
  stop(): Promise<void>
}
