/** A registry extract that visitors see read. It says itself that it is an example; nobody in it exists. */

export const DEMO_DOSSIER_NAME = "Nota simple de ejemplo.txt";
/** The day from which its dates count, so that the example stays the same. */
export const DEMO_DOSSIER_DAY = "2026-11-27";

export const DEMO_EXTRACT = `DOCUMENTO DE EJEMPLO, INVENTADO

REGISTRO DE LA PROPIEDAD DE VALENCIA Nº 6
NOTA SIMPLE INFORMATIVA
Fecha de emisión: 20/11/2026

FINCA DE VALENCIA Nº: 12345   C.R.U.: 46023000123457
URBANA: vivienda en calle del Mar 14, tercera planta, puerta 8.
Superficie construida de 95 m².
Referencia catastral: 9872023VH5797S0001WX

TITULARES
PEREZ LOPEZ, JUAN   N.I.F. 12345678Z   50% del pleno dominio
GIL PONS, ANA   N.I.F. 54362315A   40% del pleno dominio

CARGAS
HIPOTECA a favor de BANCO EJEMPLO, S.A., en garantía de un préstamo
de 120.000,00 euros de principal, inscripción 4ª de fecha 12 de
marzo de 2019.

ASIENTOS DE PRESENTACIÓN
No hay documentos pendientes de despacho.

Es un ejemplo: ni la finca ni las personas existen.`;
