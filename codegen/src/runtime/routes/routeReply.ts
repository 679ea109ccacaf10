/** Headers of a reply; use `Headers` for several of one name, such as cookies. */
export type RouteHeaders = Readonly<Record<string, string>> | Headers

/** A declared reply. Its media type may be left out: it is the first that the contract declares for the status. */
export interface RouteReply<Status extends number, Type extends string, Body> {
  readonly status: Status
  readonly type?: Type | undefined
  readonly body: Body
  readonly headers?: RouteHeaders | undefined
}

/** A declared reply of another media type than the first for its status. */
export interface AlternativeRouteReply<Status extends number, Type extends string, Body> {
  readonly status: Status
  readonly type: Type
  readonly body: Body
  readonly headers?: RouteHeaders | undefined
}

/** A declared reply without a body. */
export interface EmptyRouteReply<Status extends number> {
  readonly status: Status
  readonly body?: undefined
  readonly headers?: RouteHeaders | undefined
}
