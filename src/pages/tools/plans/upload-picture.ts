import { type ApiOutcome, callApi } from "#ui/call-api.ts";

export interface UploadedPicture {
  id: string;
  widthPx: number;
  heightPx: number;
}

/** Sends a picture to draw over; the server keeps it in a size of its own. */
export async function uploadPicture(planId: string, picture: Blob): Promise<ApiOutcome<UploadedPicture>> {
  const form = new FormData();
  form.append("picture", picture, picture instanceof File ? picture.name : "fondo.png");
  return await callApi<UploadedPicture>("POST", `/api/plans/${planId}/pictures`, form);
}
