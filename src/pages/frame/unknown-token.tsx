import { data } from "react-router";

/** Nothing has been shared or published yet: every token is unknown. */
export function loader() {
  throw data("Este enlace no existe o ya no está publicado.", { status: 404 });
}

export default function UnknownToken() {
  return null;
}
