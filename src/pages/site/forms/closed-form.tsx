/** In place of a form that is no longer open. */
export function ClosedForm() {
  return (
    <>
      <h1 className="text-h2">Este formulario está cerrado</h1>
      <p className="mt-3 text-muted-foreground">
        Ya no recoge respuestas. Si querías decirnos algo,{" "}
        <a href="/contacto" target="_top" className="link-text">
          escríbenos
        </a>
        .
      </p>
    </>
  );
}
