/** A home as the editor of campaigns knows it: enough to name it and to choose one of its photos. */
export interface EditorHome {
  id: string;
  title: string;
  price: string;
  hasPage: boolean;
  /** Addresses within the product. */
  photos: { id: string; src: string; alt: string }[];
}
