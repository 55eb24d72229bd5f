import { data } from "react-router";

/** No token exists here, so every one is unknown. */
export function loader() {
  throw data("Este enlace no existe o ya no está publicado.", { status: 404 });
}

export default function UnknownToken() {
  return null;
}
