{{/* Name of everything of this release. */}}
{{- define "umbral.name" -}}
{{- if contains "umbral" .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-umbral" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{/* Labels by which a part is found: (list . "web"). They never change, because selectors cannot. */}}
{{- define "umbral.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: umbral
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "umbral.labels" -}}
{{- $root := index . 0 -}}
{{ include "umbral.selector" . }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version }}
{{- end }}

{{- define "umbral.image" -}}
{{- with .Values.image -}}
{{- if .digest }}{{ .repository }}@{{ .digest }}{{ else }}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end -}}
{{- end }}

{{- define "umbral.host" -}}
{{- (split ":" (urlParse .Values.publicUrl).host)._0 -}}
{{- end }}

{{- define "umbral.hosts" -}}
{{- toYaml (prepend .Values.additionalHosts (include "umbral.host" .)) -}}
{{- end }}

{{- define "umbral.cluster" -}}
{{ include "umbral.name" . }}-db
{{- end }}

{{/* "true" where a key of files/secret-keys.yaml counts with these values: (list . entry). */}}
{{- define "umbral.keyCounts" -}}
{{- $database := (index . 0).Values.database -}}
{{- $when := (index . 1).when -}}
{{- if or (not $when)
  (and (eq $when "given-database") (eq $database.kind "given"))
  (and (eq $when "given-replica") (eq $database.kind "given") $database.hasReplica) -}}
true
{{- end -}}
{{- end }}

{{/* Variables of a container of this role: (list . "web"). */}}
{{- define "umbral.environment" -}}
{{- $root := index . 0 -}}
{{- $values := $root.Values -}}
- name: ROLE
  value: {{ index . 1 }}
- name: MODE
  value: production
- name: HOST
  value: "0.0.0.0"
- name: PORT
  value: "3000"
- name: DATA_DIR
  value: /data
- name: PUBLIC_URL
  value: {{ $values.publicUrl | quote }}
- name: TRUSTED_PROXIES
  value: {{ $values.trustedProxies | quote }}
- name: STORE_URL
  value: {{ $values.store.url | quote }}
- name: STORE_REGION
  value: {{ $values.store.region | quote }}
- name: SIGNATURE_CERTIFICATE
  value: /secrets/signature-certificate.p12
{{- if eq $values.database.kind "cluster" }}
{{- $cluster := include "umbral.cluster" $root }}
{{- $way := "5432/umbral?sslmode=verify-full&sslrootcert=/database-ca/ca.crt" }}
# Read by the two addresses below alone. The operator makes it of letters and digits.
- name: CLUSTER_PASSWORD
  valueFrom:
    secretKeyRef:
      name: {{ $cluster }}-app
      key: password
- name: DATABASE_URL
  value: {{ printf "postgresql://umbral:$(CLUSTER_PASSWORD)@%s-rw:%s" $cluster $way | quote }}
{{- if and $values.database.cluster.readsFromReplicas (gt (int $values.database.cluster.instances) 1) }}
- name: DATABASE_REPLICA_URL
  value: {{ printf "postgresql://umbral:$(CLUSTER_PASSWORD)@%s-ro:%s" $cluster $way | quote }}
{{- end }}
{{- end }}
{{- range $name, $value := $values.config }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- range $entry := $root.Files.Get "files/secret-keys.yaml" | fromYamlArray }}
{{- if and (not $entry.file) (include "umbral.keyCounts" (list $root $entry)) }}
- name: {{ $entry.key }}
  valueFrom:
    secretKeyRef:
      name: {{ $values.secrets.name }}
      key: {{ $entry.key }}
      {{- if not $entry.required }}
      optional: true
      {{- end }}
{{- end }}
{{- end }}
{{- end }}

{{/* What a pod of the product may do: nothing that it does not need. */}}
{{- define "umbral.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- end }}

{{- define "umbral.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  privileged: false
  capabilities:
    drop: [ALL]
{{- end }}

{{- define "umbral.mounts" -}}
- name: tmp
  mountPath: /tmp
- name: data
  mountPath: /data
- name: secrets
  mountPath: /secrets
  readOnly: true
{{- if eq .Values.database.kind "cluster" }}
- name: database-ca
  mountPath: /database-ca
  readOnly: true
{{- end }}
{{- end }}

{{/* Volumes but /data: (list . sizeOfTmp). */}}
{{- define "umbral.volumes" -}}
{{- $root := index . 0 -}}
- name: tmp
  emptyDir:
    sizeLimit: {{ index . 1 }}
- name: secrets
  secret:
    secretName: {{ $root.Values.secrets.name }}
    # Read by owner and group alone (0440).
    defaultMode: 288
    items:
    {{- range $entry := $root.Files.Get "files/secret-keys.yaml" | fromYamlArray }}
    {{- if $entry.file }}
      - key: {{ $entry.key }}
        path: {{ $entry.key }}
    {{- end }}
    {{- end }}
{{- if eq $root.Values.database.kind "cluster" }}
- name: database-ca
  secret:
    secretName: {{ include "umbral.cluster" $root }}-ca
    items:
      - key: ca.crt
        path: ca.crt
{{- end }}
{{- end }}

{{/* Probes: /healthz says that the loop turns, /readyz also that the database answers. */}}
{{- define "umbral.probes" -}}
# Five minutes: a start waits for the migrations of another one.
startupProbe:
  httpGet:
    path: /healthz
    port: http
  periodSeconds: 2
  timeoutSeconds: 2
  failureThreshold: 150
# The product ends by itself when its loop is held for a minute; this is for what it cannot notice.
livenessProbe:
  httpGet:
    path: /healthz
    port: http
  periodSeconds: 15
  timeoutSeconds: 10
  failureThreshold: 6
# Half a minute: while the database falls over, stored pages and clear refusals are better than no answer at all.
readinessProbe:
  httpGet:
    path: /readyz
    port: http
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 6
{{- end }}

{{- define "umbral.spread" -}}
{{- $labels := include "umbral.selector" . -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: topology.kubernetes.io/zone
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- $labels | nindent 8 }}
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- $labels | nindent 8 }}
{{- end }}
